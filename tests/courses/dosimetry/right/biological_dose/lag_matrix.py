def biological_dose(doses, times, alpha_beta, half_time, loss, kickoff):
    decay = 2.0 ** (-np.abs(np.subtract.outer(times, times)) / half_time)
    quad = np.einsum("in,ij,jn->n", doses, decay, doses)
    overtime = np.clip(np.ptp(times) / 24 - kickoff, 0, None)
    bed = np.ones(len(doses)) @ doses + quad / alpha_beta - loss * overtime
    return bed, bed / (1 + 2 / alpha_beta)
