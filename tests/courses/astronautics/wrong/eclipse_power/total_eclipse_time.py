# longest is the total time in the shadow, not that of the longest eclipse
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    a = pos.T @ s
    off2 = np.sum(pos**2, axis=0) - a**2
    dark = (a < 0) & (off2 < R_EARTH**2)
    charge = np.zeros(pos.shape[1] + 1)
    charge[0] = capacity
    for t in range(pos.shape[1]):
        income = 0 if dark[t] else panel
        new = charge[t] + (income - load) * dt / 3600
        new = min(new, capacity)
        new = max(new, 0)
        charge[t + 1] = new
    return {"dark": dark, "longest": np.sum(dark) * dt, "charge": charge}
