# two loops in plain floats with math, one value at a time
import math


def oral_profile(t, dose, f, ka, cl, v, t_lag):
    n, m = len(ka), len(t)
    conc, t_max, c_max = np.zeros((n, m)), np.zeros(n), np.zeros(n)
    for i in range(n):
        k = cl[i] / v[i]
        factor = f * dose * ka[i] / (v[i] * (ka[i] - k))
        wait = (math.log(ka[i]) - math.log(k)) / (ka[i] - k)
        t_max[i] = t_lag[i] + wait
        c_max[i] = factor * (math.exp(-k * wait) - math.exp(-ka[i] * wait))
        for j in range(m):
            s = t[j] - t_lag[i]
            if s > 0:
                conc[i, j] = factor * (math.exp(-k * s) - math.exp(-ka[i] * s))
    return conc, t_max, c_max
