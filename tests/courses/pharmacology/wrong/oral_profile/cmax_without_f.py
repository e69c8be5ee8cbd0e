# c_max lacks the bioavailability
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    k10 = cl / v
    conc = np.stack(
        [
            np.where(
                t > lag,
                f * dose * a / (V * (a - k)) * (np.exp(-k * (t - lag)) - np.exp(-a * (t - lag))),
                0.0,
            )
            for a, k, V, lag in zip(ka, k10, v, t_lag)
        ]
    )
    gap = np.log(ka / k10) / (ka - k10)
    C0 = dose / v
    return conc, t_lag + gap, C0 * np.exp(-k10 * gap)
