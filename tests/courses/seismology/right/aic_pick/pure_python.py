# style: pure Python with helper functions for mean and power, the least value kept while looping
def aic_pick(x, margin):
    import math

    def mean(values):
        return sum(values) / len(values)

    def power(values, about):
        return mean([(v - about) ** 2 for v in values])

    t = len(x)
    aic, best, pick = [], math.inf, None
    for k in range(margin, t - margin + 1):
        head, tail = list(x[:k]), list(x[k:])
        value = k * math.log(power(head, mean(head))) + (t - k - 1) * math.log(power(tail, mean(tail)))
        aic.append(value)
        if value < best:
            best, pick = value, k
    base = mean(x[pick - margin : pick])
    p_noise = power(x[pick - margin : pick], base)
    p_signal = power(x[pick : pick + margin], base)
    return {"aic": np.array(aic), "pick": pick, "snr": 10 * math.log10(p_signal / p_noise)}
