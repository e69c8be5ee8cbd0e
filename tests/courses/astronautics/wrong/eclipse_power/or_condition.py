# the two conditions are joined by "or" instead of "and"
def eclipse_power(pos, sun, dt, panel, load, capacity):
    n = pos.shape[1]
    s = sun / np.linalg.norm(sun)
    dark, charge = [], [capacity]
    longest = run = 0
    for t in range(n):
        p = pos[:, t]
        b = float(np.dot(p, s))
        rho = np.sqrt(np.dot(p, p) - b**2)
        is_dark = b < 0 or rho < R_EARTH
        dark.append(is_dark)
        run = run + 1 if is_dark else 0
        longest = max(longest, run)
        P = (0 if is_dark else panel) - load
        charge.append(min(max(charge[-1] + P * dt / 3600, 0), capacity))
    return {"dark": np.array(dark, dtype=bool), "longest": longest * dt, "charge": np.array(charge)}
