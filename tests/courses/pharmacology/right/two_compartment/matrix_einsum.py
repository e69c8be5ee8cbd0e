# the exchange as one matrix for each patient, applied with einsum to a state of both compartments
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    f = weight / 70
    V = np.stack([v1 * f, v2 * f])
    Q = q * f**0.75
    E = np.array([[-1.0, 1.0], [1.0, -1.0]])
    A = np.stack([loading * weight, np.zeros_like(weight)])
    states = [A]
    pumped = []
    for k in range(rate.shape[0]):
        C = states[k] / V
        R = rate[k] * np.ones_like(weight)
        R[C[0] > c_stop] = 0
        pumped.append(R)
        dA = np.einsum("ij,jn,n->in", E, C, Q)
        dA[0] += R - vmax * f**0.75 / (1 + km / C[0])
        states.append(states[k] + dt * dA)
    all_c = np.array(states) / V
    return all_c[:, 0].T, all_c[:, 1].T, dt * np.sum(pumped, axis=0)
