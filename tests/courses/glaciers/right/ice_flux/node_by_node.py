def ice_flux(H, bed, wet, dx):
    k = H.size - 1
    q, u = np.empty(k), np.empty(k)
    for i in range(k):
        fall = bed[i] + H[i] - bed[i + 1] - H[i + 1]
        h = H[i] + 0.5 * (H[i + 1] - H[i])
        tau = RHO_ICE * G * h * abs(fall) / dx / 1000
        d = A_GLEN * tau**N_GLEN * h
        surf, mean = 2 * d / (N_GLEN + 1), 2 * d / (N_GLEN + 2)
        if wet[i] and wet[i + 1]:
            surf += SLIP * tau * tau
            mean += SLIP * tau * tau
        sign = 1 if fall > 0 else -1
        u[i] = sign * surf
        q[i] = sign * mean * h
    return q, u
