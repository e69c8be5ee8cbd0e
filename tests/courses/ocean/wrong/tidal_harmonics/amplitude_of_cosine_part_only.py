# took the size of the cosine coefficient as amplitude instead of both coefficients together
def tidal_harmonics(t, eta, valid, omega):
    def design(times):
        arg = times[:, np.newaxis] * omega
        return np.c_[np.ones(times.size), np.cos(arg), np.sin(arg)]

    A = design(t[valid])
    obs = eta[valid]
    x = np.linalg.solve(A.T @ A, A.T @ obs)
    mean = x[0]
    a, b = np.split(x[1:], 2)
    phase = np.degrees(np.arctan2(b, a))
    phase = np.where(phase < 0, phase + 360, phase)
    res = obs - A @ x
    ss_res = np.sum((res - res.mean()) ** 2)
    ss_tot = np.sum((obs - obs.mean()) ** 2)
    return {"mean": mean, "amplitude": np.abs(a), "phase": phase, "explained": 1 - ss_res / ss_tot}
