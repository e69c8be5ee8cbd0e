# the factor of the concentrations lacks ka in its numerator
def oral_profile(t, dose, f, ka, cl, v, t_lag):
    ke = cl / v

    def one(i):
        s = t - t_lag[i]
        c = f * dose / (v[i] * (ka[i] - ke[i])) * (np.exp(-ke[i] * s) - np.exp(-ka[i] * s))
        c[s <= 0] = 0.0
        return c

    conc = np.vstack([one(i) for i in range(ka.size)])
    d = np.log(ka / ke) / (ka - ke)
    return conc, t_lag + d, f * dose / v * np.exp(-d * ke)
