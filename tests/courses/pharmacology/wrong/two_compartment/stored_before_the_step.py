# the concentrations are stored before the step instead of after it: the initial ones stand twice, and the last ones are missing
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    n, steps = weight.size, rate.size
    rel = weight / 70
    flow = rel**0.75
    amounts = np.vstack([loading * weight, np.zeros(n)])
    volumes = np.vstack([v1 * rel, v2 * rel])
    result = np.zeros((steps + 1, 2, n))
    result[0] = amounts / volumes
    given = np.zeros(n)
    for i in range(steps):
        cp, ct = amounts / volumes
        result[i + 1, 0] = cp
        result[i + 1, 1] = ct
        pump = np.where(cp > c_stop, 0, rate[i])
        to_tissue = q * flow * (cp - ct)
        broken_down = vmax * flow * cp / (cp + km)
        amounts = amounts + dt * np.vstack([pump - to_tissue - broken_down, to_tissue])
        given += pump * dt
    return result[:, 0].T, result[:, 1].T, given
