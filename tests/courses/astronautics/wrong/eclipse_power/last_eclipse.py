# longest is the length of the last run in the shadow, not of the longest one
def eclipse_power(pos, sun, dt, panel, load, capacity):
    sh = sun / np.linalg.norm(sun)
    x = sh @ pos
    r2 = (pos * pos).sum(axis=0)
    dark = (x < 0) & (np.sqrt(r2 - x * x) < R_EARTH)
    run = 0
    last = 0
    c = capacity
    charges = [c]
    for d in dark:
        if d:
            run += 1
            last = run
            c = c - load * dt / 3600
        else:
            run = 0
            c = c + (panel - load) * dt / 3600
        c = min(max(c, 0), capacity)
        charges.append(c)
    return {"dark": dark, "longest": last * dt, "charge": np.array(charges)}
