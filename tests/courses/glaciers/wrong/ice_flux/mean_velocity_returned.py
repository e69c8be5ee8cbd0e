# returned the velocity averaged over depth instead of the surface velocity
def ice_flux(H, bed, wet, dx):
    m = H.shape[0]
    s = bed + H
    q, u = [], []
    for left in range(m - 1):
        right = left + 1
        hm = (H[left] + H[right]) / 2
        slope = (s[right] - s[left]) / dx
        tau = RHO_ICE * G * hm * np.abs(slope) / 1000
        speed = 2 * A_GLEN / (N_GLEN + 2) * tau**N_GLEN * hm
        if wet[left] and wet[right]:
            speed += SLIP * tau**2
        u.append(-np.sign(slope) * speed)
        q.append(u[-1] * hm)
    return np.array(q), np.array(u)
