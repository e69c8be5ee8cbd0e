# compared i_q alone with i_max instead of the length of the current vector
def pmsm_torque(i_abc, angle, motor):
    p = motor["pole_pairs"]
    dq = park_transform(i_abc, p * angle)
    n = i_abc.shape[1]
    torque = np.zeros(n)
    loss = 0
    over = 0
    for t in range(n):
        d, q = dq["i_d"][t], dq["i_q"][t]
        torque[t] = 1.5 * p * ((motor["psi"] + motor["L_d"] * d) * q - motor["L_q"] * q * d)
        loss += motor["R"] * (i_abc[0, t] ** 2 + i_abc[1, t] ** 2 + i_abc[2, t] ** 2)
        if abs(q) > motor["i_max"]:
            over += 1
    ripple = (max(torque) - min(torque)) / abs(sum(torque) / n)
    return {"torque": torque, "ripple": ripple, "loss": loss / n, "overload": over / n}
