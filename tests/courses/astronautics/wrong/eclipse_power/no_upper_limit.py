# the charge is not limited to the capacity
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    along = s @ pos
    dark = (along < 0) & (np.linalg.norm(pos - np.outer(s, along), axis=0) < R_EARTH)
    charge = np.empty(dark.size + 1)
    charge[0] = capacity
    step = np.where(dark, -load, panel - load) * dt / 3600
    for t in range(dark.size):
        charge[t + 1] = max(charge[t] + step[t], 0)
    longest = max(len(x) for x in "".join("D" if d else " " for d in dark).split(" ")) * dt
    return {"dark": dark, "longest": longest, "charge": charge}
