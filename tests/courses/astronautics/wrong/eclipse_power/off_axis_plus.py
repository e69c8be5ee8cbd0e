# the part along the axis is added instead of subtracted before the distance is taken
def eclipse_power(pos, sun, dt, panel, load, capacity):
    unit = sun / np.linalg.norm(sun)
    dotp = np.array([np.dot(unit, pos[:, i]) for i in range(pos.shape[1])])
    away = pos + np.outer(unit, dotp)
    dist = np.sqrt((away**2).sum(axis=0))
    dark = (dotp < 0) & (dist < R_EARTH)
    charge = np.zeros(dark.size + 1)
    charge[0] = capacity
    run = longest = 0
    for t in range(dark.size):
        run = run + 1 if dark[t] else 0
        longest = max(longest, run)
        charge[t + 1] = min(max(charge[t] + (panel * (not dark[t]) - load) * dt / 3600, 0), capacity)
    return {"dark": dark, "longest": longest * dt, "charge": charge}
