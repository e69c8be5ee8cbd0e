# the battery starts empty instead of full
def eclipse_power(pos, sun, dt, panel, load, capacity):
    e_sun = sun / np.sqrt(np.sum(sun**2))
    depth = -(e_sun @ pos)
    lateral = np.linalg.norm(pos + np.outer(e_sun, depth), axis=0)
    dark = (depth > 0) & (lateral < R_EARTH)
    n = dark.shape[0]
    charge = np.zeros(n + 1)
    for i in range(n):
        p_in = panel if not dark[i] else 0
        charge[i + 1] = charge[i] + (p_in - load) * dt / 3600
        if charge[i + 1] > capacity:
            charge[i + 1] = capacity
        if charge[i + 1] < 0:
            charge[i + 1] = 0
    run = longest = 0
    for i in range(n):
        run = run + 1 if dark[i] else 0
        longest = max(longest, run)
    return {"dark": dark, "longest": longest * dt, "charge": charge}
