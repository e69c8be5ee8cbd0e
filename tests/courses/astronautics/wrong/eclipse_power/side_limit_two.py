# two mistakes: the shadow is on the sunny side (component along the Sun positive), and longest is in steps, not seconds
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    along = s @ pos
    off = np.linalg.norm(pos - np.outer(s, along), axis=0)
    dark = (along > 0) & (off < R_EARTH)
    groups, cur = [0], 0
    for d in dark:
        cur = cur + 1 if d else 0
        groups.append(cur)
    charge = [capacity]
    for d in dark:
        charge.append(min(max(charge[-1] + ((not d) * panel - load) * dt / 3600, 0), capacity))
    return {"dark": dark, "longest": float(max(groups)), "charge": np.array(charge)}
