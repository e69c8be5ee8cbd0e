# squared the sum of the doses instead of summing their squares
def biological_dose(doses, times, alpha_beta, half_time, loss, kickoff):
    """Biologically effective dose with incomplete repair and repopulation.

    doses: dose of each fraction in each voxel in Gy, shape (f, n)
    times: when the fractions are given, in hours, going up, shape (f,)
    alpha_beta: alpha/beta of the tissue in each voxel in Gy, shape (n,)
    half_time: half-time of the repair in hours, a number
    loss: biological dose that repopulation takes away a day, in Gy, a number
    kickoff: days after the first fraction at which repopulation sets in, a number

    returns: bed, eqd2
        bed: biologically effective dose in Gy, shape (n,)
        eqd2: the dose in fractions of 2 Gy that has the same effect, in Gy, shape (n,)
    """
    rate = np.log(2) / half_time
    linear = np.sum(doses, axis=0)
    quadratic = np.sum(doses, axis=0) ** 2
    unrepaired = np.zeros(doses.shape[1])
    for i in range(1, len(times)):
        gap = times[i] - times[i - 1]
        unrepaired = (unrepaired + doses[i - 1]) * np.exp(-rate * gap)
        quadratic = quadratic + 2 * doses[i] * unrepaired
    days = (times[-1] - times[0]) / 24
    bed = linear + quadratic / alpha_beta - loss * max(days - kickoff, 0.0)
    eqd2 = bed / (1 + 2 / alpha_beta)
    return bed, eqd2
