# two mistakes: the charge is divided by 60 instead of 3600, and the battery starts empty
def eclipse_power(pos, sun, dt, panel, load, capacity):
    n_hat = sun / np.linalg.norm(sun)
    z = n_hat @ pos
    rho = np.linalg.norm(np.cross(n_hat, pos.T), axis=1)
    dark = (z < 0) & (rho < R_EARTH)
    level = 0.0
    levels = [level]
    run = longest = 0
    for d in dark:
        run = run + 1 if d else 0
        longest = max(longest, run)
        net = -load if d else panel - load
        level = np.clip(level + net * dt / 60, 0, capacity)
        levels.append(level)
    return {"dark": dark, "longest": longest * dt, "charge": np.array(levels)}
