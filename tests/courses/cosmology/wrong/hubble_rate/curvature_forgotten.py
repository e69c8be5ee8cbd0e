# the curvature term omega_k (1+z)^2 is left out of E^2
def hubble_rate(z, omega, w, h0):
    rho = np.array([om * (1 + z)**(3 + 3*ww) for om, ww in zip(omega, w)])
    E2 = rho.sum(axis=0)
    H = h0 * np.sqrt(E2)
    frac = rho / E2
    decel = 0.5 * np.sum((1 + 3*w).reshape(-1, 1) * frac, axis=0)
    return {"H": H, "fractions": frac, "q": decel}
