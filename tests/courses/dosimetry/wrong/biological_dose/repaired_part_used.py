# used the part of the damage that is repaired instead of the part that is left
def biological_dose(doses, times, alpha_beta, half_time, loss, kickoff):
    rate = np.log(2) / half_time
    f = len(times)
    G = (doses**2).sum(axis=0)
    for i in range(f):
        for j in range(i):
            left = 1 - np.exp(-rate * (times[i] - times[j]))
            G = G + 2 * doses[i] * doses[j] * left
    days = (times[-1] - times[0]) / 24
    bed = np.sum(doses, 0) + G / alpha_beta - loss * max(0, days - kickoff)
    return bed, bed / (1 + 2 / alpha_beta)
