# the step from t uses whether position t + 1 is dark (the last step uses the last position), instead of position t
def eclipse_power(pos, sun, dt, panel, load, capacity):
    n = pos.shape[1]
    s = sun / np.linalg.norm(sun)
    along = s @ pos
    off = np.linalg.norm(pos - np.outer(s, along), axis=0)
    dark = (along < 0) & (off < R_EARTH)
    charge = np.zeros(n + 1)
    charge[0] = capacity
    for t in range(n):
        nxt = min(t + 1, n - 1)
        power = (0 if dark[nxt] else panel) - load
        charge[t + 1] = min(max(charge[t] + power * dt / 3600, 0), capacity)
    run = longest = 0
    for d in dark:
        run = run + 1 if d else 0
        longest = max(run, longest)
    return {"dark": dark, "longest": longest * dt, "charge": charge}
