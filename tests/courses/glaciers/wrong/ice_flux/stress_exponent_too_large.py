# raised the stress to n + 1 instead of n
def ice_flux(H, bed, wet, dx):
    s = bed + H
    slope = (s[1:] - s[:-1]) / dx
    H_mid = (H[1:] + H[:-1]) / 2
    tau = RHO_ICE * G * H_mid * np.abs(slope) / 1000
    deform = 2 * A_GLEN / (N_GLEN + 1) * tau ** (N_GLEN + 1) * H_mid
    slide = np.where(wet[1:] & wet[:-1], SLIP * tau**2, 0)
    u = -np.sign(slope) * (deform + slide)
    u_mean = -np.sign(slope) * (deform * (N_GLEN + 1) / (N_GLEN + 2) + slide)
    return u_mean * H_mid, u
