# added what repopulation takes away instead of subtracting it
def biological_dose(doses, times, alpha_beta, half_time, loss, kickoff):
    lag = np.abs(times[:, None] - times[None, :])
    decay = 0.5 ** (lag / half_time)
    quad = np.einsum("in,ij,jn->n", doses, decay, doses)
    days = (times.max() - times.min()) / 24
    regrow = loss * np.maximum(days - kickoff, 0)
    bed = doses.sum(axis=0) + quad / alpha_beta + regrow
    eqd2 = bed / (1 + 2 / alpha_beta)
    return bed, eqd2
