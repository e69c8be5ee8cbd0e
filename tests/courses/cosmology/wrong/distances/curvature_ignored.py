# the transverse distance is always the line-of-sight distance: curvature is ignored in d_m
def distances(z, omega, w, h0):
    z_ext = np.hstack([0, z])
    integrand = C_KM_S / np.hstack([h0, hubble_rate(z, omega, w, h0)["H"]])
    chi = np.array([np.sum(0.5 * (integrand[1:i + 2] + integrand[:i + 1]) * np.diff(z_ext[:i + 2])) for i in range(len(z))])
    return chi, chi * (1 + z), chi / (1 + z)
