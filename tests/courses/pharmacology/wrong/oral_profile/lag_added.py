# the lag time is added to t instead of subtracted from it
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v
    shifted = np.add.outer(t_lag, t)
    A = (f * dose / v) * (ka / (ka - ke))
    c = np.einsum("i,ij->ij", A, np.exp(-ke[:, None] * shifted) - np.exp(-ka[:, None] * shifted))
    c[shifted <= 0] = 0
    peak_after = (np.log(ka) - np.log(ke)) / (ka - ke)
    cmax = f * dose / v * np.exp(-ke * peak_after)
    return c, peak_after + t_lag, cmax
