# counted the unrepaired damage of the fraction just before alone instead of all earlier ones
def biological_dose(doses, times, alpha_beta, half_time, loss, kickoff):
    n_frac = doses.shape[0]
    survive = np.exp(-np.log(2) * np.diff(times) / half_time)
    cross = 0
    for k in range(n_frac - 1):
        cross = cross + 2 * doses[k] * doses[k + 1] * survive[k]
    total = doses.sum(axis=0)
    effect = total + ((doses * doses).sum(axis=0) + cross) / alpha_beta
    overall = (times[n_frac - 1] - times[0]) / 24
    if overall > kickoff:
        effect = effect - loss * (overall - kickoff)
    return effect, effect * alpha_beta / (alpha_beta + 2)
