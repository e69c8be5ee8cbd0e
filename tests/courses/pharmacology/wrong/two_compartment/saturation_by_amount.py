# the Michaelis-Menten term uses the amount A1 instead of the concentration C1
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    def scaled(x, power):
        return x * (weight / 70) ** power

    vmax, q = scaled(vmax, 0.75), scaled(q, 0.75)
    v1, v2 = scaled(v1, 1), scaled(v2, 1)
    T = len(rate)
    A1 = np.zeros((T + 1, len(weight)))
    A2 = np.zeros((T + 1, len(weight)))
    A1[0] = loading * weight
    pumped = np.zeros((T, len(weight)))
    for i in range(T):
        pumped[i] = np.where(A1[i] / v1 > c_stop, 0.0, rate[i])
        flux = q * (A1[i] / v1 - A2[i] / v2)
        A1[i + 1] = A1[i] + dt * (pumped[i] - vmax * A1[i] / (km + A1[i]) - flux)
        A2[i + 1] = A2[i] + dt * flux
    return (A1 / v1).T, (A2 / v2).T, dt * pumped.sum(axis=0)
