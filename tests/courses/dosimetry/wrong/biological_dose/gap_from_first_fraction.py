# let the damage decay since the first fraction instead of since the fraction before
def biological_dose(doses, times, alpha_beta, half_time, loss, kickoff):
    lam = np.log(2) / half_time
    f, n = doses.shape
    quad = np.zeros(n)
    memory = np.zeros(n)
    for i in range(f):
        if i > 0:
            memory = (memory + doses[i - 1]) * np.exp(-lam * (times[i] - times[0]))
        quad += doses[i] ** 2 + 2 * doses[i] * memory
    T = (times[-1] - times[0]) / 24
    bed = doses.sum(axis=0) + quad / alpha_beta - loss * max(T - kickoff, 0)
    return bed, bed / (1 + 2 / alpha_beta)
