# the charge may fall below zero
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    along = s @ pos
    dark = (along < 0) & (np.linalg.norm(pos - np.outer(s, along), axis=0) < R_EARTH)
    wh = capacity
    history = [wh]
    best, streak = 0, 0
    for d in dark:
        streak = streak + 1 if d else 0
        best = max(best, streak)
        wh += (-load if d else panel - load) * dt / 3600
        wh = min(wh, capacity)
        history.append(wh)
    return {"dark": dark, "longest": best * dt, "charge": np.array(history)}
