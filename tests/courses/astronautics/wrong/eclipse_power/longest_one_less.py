# an eclipse of n steps counts as n - 1 intervals (fence posts)
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    along = s @ pos
    dark = (along < 0) & (np.linalg.norm(pos - np.outer(s, along), axis=0) < R_EARTH)
    charge = np.zeros(len(dark) + 1)
    charge[0] = capacity
    for t in range(len(dark)):
        charge[t + 1] = np.clip(charge[t] + (panel * (1 - dark[t]) - load) * dt / 3600, 0, capacity)
    longest = 0.0
    start = None
    for t, d in enumerate(dark):
        if d and start is None:
            start = t
        if not d:
            start = None
        if d:
            longest = max(longest, (t - start) * dt)
    return {"dark": dark, "longest": longest, "charge": charge}
