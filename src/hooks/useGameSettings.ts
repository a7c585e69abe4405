import { useCallback, useMemo } from 'react'
import { type GameSettings, parseGameSettings } from '@/store/user/gameSettings'
import { gamesChanged } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector, useAppStore } from './storeHooks'

export interface GameSettingsView {
  readonly settings: GameSettings
  /** The settings now, for what happens between renders. */
  readonly getSettings: () => GameSettings
  readonly change: (changed: Partial<GameSettings>) => void
}

/** The stored settings of the games, and their setter. */
export function useGameSettings(): GameSettingsView {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const kept = useAppSelector((state) => state.user.games)
  const settings = useMemo(() => parseGameSettings(kept), [kept])
  const getSettings = useCallback(() => parseGameSettings(store.getState().user.games), [store])
  const change = useCallback((changed: Partial<GameSettings>) => void dispatch(gamesChanged(changed)), [dispatch])
  return { settings, getSettings, change }
}
