# gravity falls with R/(R+h), the square is missing
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    def gravity(z):
        Re = R_EARTH * 1000
        return G0 * Re / (Re + z)

    def air_drag(z, w):
        return k * np.exp(-z / RHO_HEIGHT) * w * abs(w)

    out = [(h0, v0, m0)]
    for _ in range(steps):
        z, w, q = out[-1]
        F = thrust if q > m0 - m_prop else 0.0
        out.append((z + dt * w, w + dt * ((F - air_drag(z, w)) / q - gravity(z)),
                    max(q - dt * F / (isp * G0), m0 - m_prop)))
    h, v, m = np.array(out).T
    return h, v, m
