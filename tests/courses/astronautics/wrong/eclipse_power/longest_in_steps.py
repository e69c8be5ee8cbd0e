# longest is the number of steps, not multiplied by dt
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    along = np.einsum("k,kt->t", s, pos)
    off = np.sqrt(np.einsum("kt,kt->t", pos, pos) - along**2)
    dark = (along < 0) & (off < R_EARTH)
    charge = np.zeros(len(dark) + 1)
    charge[0] = capacity
    run, longest = 0.0, 0.0
    for t, d in enumerate(dark):
        run = run + 1.0 if d else 0.0
        longest = max(longest, run)
        charge[t + 1] = min(max(charge[t] + ((1 - d) * panel - load) * dt / 3600, 0), capacity)
    return {"dark": dark, "longest": longest, "charge": charge}
