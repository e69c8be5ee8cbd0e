# the vector to the Sun is not normalized
def eclipse_power(pos, sun, dt, panel, load, capacity):
    proj = sun @ pos
    axis_part = sun[:, None] * proj
    d = np.sqrt(np.sum((pos - axis_part) ** 2, axis=0))
    dark = np.logical_and(proj < 0, d < R_EARTH)
    charge = [capacity]
    for is_dark in dark:
        p = (0 if is_dark else panel) - load
        charge.append(np.clip(charge[-1] + p * dt / 3600, 0, capacity))
    longest, current = 0, 0
    for is_dark in dark:
        current = current + 1 if is_dark else 0
        if current > longest:
            longest = current
    return {"dark": dark, "longest": longest * dt, "charge": np.array(charge)}
