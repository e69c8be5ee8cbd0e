def biological_dose(doses, times, alpha_beta, half_time, loss, kickoff):
    lam = np.log(2) / half_time
    f, n = doses.shape
    pairs = np.zeros(n)
    for i in range(f):
        pairs += doses[i] ** 2
        for j in range(i):
            pairs += 2 * doses[i] * doses[j] * np.exp(-lam * (times[i] - times[j]))
    bed = doses.sum(0) + pairs / alpha_beta
    T = (times[-1] - times[0]) / 24
    if T > kickoff:
        bed = bed - loss * (T - kickoff)
    return bed, bed * alpha_beta / (alpha_beta + 2)
