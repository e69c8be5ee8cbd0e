# there is no refractory time: neurons integrate again in the step after a spike
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    V = []
    S = []
    v = V0
    for inp in I.T:
        v = v + dt * (E_L - v + R * inp) / tau
        s = (v >= V_th).astype(float)
        v = s * V_reset + (1 - s) * v
        V.append(v)
        S.append(s)
    return np.array(V).T, np.array(S).T
