# the panel gives power in the shadow too
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    along = s @ pos
    off = np.linalg.norm(pos - np.outer(s, along), axis=0)
    dark = (along < 0) & (off < R_EARTH)
    run = longest = 0
    charge = np.zeros(len(dark) + 1)
    charge[0] = capacity
    for t in range(len(dark)):
        run = run + 1 if dark[t] else 0
        longest = max(run, longest)
        charge[t + 1] = min(max(charge[t] + (panel - load) * dt / 3600, 0), capacity)
    return {"dark": dark, "longest": longest * dt, "charge": charge}
