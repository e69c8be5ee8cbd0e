# a run is only counted when it ends in the light: one that lasts until the end is missed
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    along = s @ pos
    off = np.linalg.norm(pos - np.outer(s, along), axis=0)
    dark = (along < 0) & (off < R_EARTH)
    lengths = [0]
    n_dark = 0
    for flag in dark:
        if flag:
            n_dark += 1
        else:
            lengths.append(n_dark)
            n_dark = 0
    soc = [capacity]
    for flag in dark:
        delta = -load if flag else panel - load
        soc.append(min(capacity, max(0.0, soc[-1] + delta * dt / 3600)))
    return {"dark": dark, "longest": max(lengths) * dt, "charge": np.array(soc)}
