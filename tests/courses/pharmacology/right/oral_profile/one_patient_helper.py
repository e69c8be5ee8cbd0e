# a helper for one patient, results collected in lists and unzipped
def one_patient(t, amount, a, k, vol, lag):
    def c(s):
        return amount * a / vol * (np.exp(-k * s) - np.exp(-a * s)) / (a - k)

    peak = np.log(a / k) / (a - k)
    return np.array([c(x - lag) if x > lag else 0.0 for x in t]), peak + lag, c(peak)


def oral_profile(t, dose, f, ka, cl, v, t_lag):
    rows = [one_patient(t, f * dose, a, c / vol, vol, lag) for a, c, vol, lag in zip(ka, cl, v, t_lag)]
    conc, t_max, c_max = zip(*rows)
    return np.array(conc), np.array(t_max), np.array(c_max)
