# the pump looks at the concentration at the beginning of the step before (and never withholds in the first step)
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    rel = weight / 70
    clearance = q * rel**0.75
    plasma = np.zeros((len(rate) + 1, len(weight)))
    tissue = np.zeros((len(rate) + 1, len(weight)))
    pumped = np.zeros((len(rate), len(weight)))
    plasma[0] = loading * weight / (v1 * rel)
    for k in range(len(rate)):
        pumped[k] = rate[k]
        if k > 0:
            pumped[k, plasma[k - 1] > c_stop] = 0
        net = clearance * (plasma[k] - tissue[k])
        mm = vmax * rel**0.75 * plasma[k] / (km + plasma[k])
        plasma[k + 1] = plasma[k] + dt / (v1 * rel) * (pumped[k] - mm - net)
        tissue[k + 1] = tissue[k] + dt / (v2 * rel) * net
    return plasma.T, tissue.T, pumped.sum(axis=0) * dt
