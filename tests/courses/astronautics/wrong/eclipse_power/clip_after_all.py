# the limits are put on the charge only after the whole loop instead of in each step
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    comp = pos.T.dot(s)
    resid = pos.T - comp[:, None] * s
    dark = (comp < 0) & (np.linalg.norm(resid, axis=1) < R_EARTH)
    power = np.where(dark, 0, panel) - load
    energy = capacity + np.concatenate([[0], np.cumsum(power * dt / 3600)])
    energy = np.clip(energy, 0, capacity)
    run = np.zeros(len(dark) + 1, dtype=int)
    for i in range(len(dark)):
        run[i + 1] = run[i] + 1 if dark[i] else 0
    return {"dark": dark, "longest": run.max() * dt, "charge": energy}
