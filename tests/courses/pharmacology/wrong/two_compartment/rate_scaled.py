# the infusion rate is scaled with the weight over 70, although it is the same for all patients
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    bw = weight / 70
    VM, QD = vmax * bw**0.75, q * bw**0.75
    VC, VT = v1 * bw, v2 * bw
    mass_c, mass_t, mass_in = loading * weight, np.zeros(bw.size), np.zeros(bw.size)
    log_c = [mass_c / VC]
    log_t = [mass_t / VT]
    for mg_per_h in rate:
        R = mg_per_h * bw
        cc, ct = mass_c / VC, mass_t / VT
        R[cc > c_stop] = 0.0
        loss = VM * cc / (km + cc)
        dist = QD * (cc - ct)
        mass_c = mass_c + R * dt - loss * dt - dist * dt
        mass_t = mass_t + dist * dt
        mass_in = mass_in + R * dt
        log_c.append(mass_c / VC)
        log_t.append(mass_t / VT)
    return np.column_stack(log_c), np.column_stack(log_t), mass_in
