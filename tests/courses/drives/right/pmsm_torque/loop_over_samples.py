def pmsm_torque(i_abc, angle, motor):
    pp = motor["pole_pairs"]
    currents = park_transform(i_abc, pp * angle)
    torque, losses, over = [], [], 0
    for t in range(len(angle)):
        d, q = currents["i_d"][t], currents["i_q"][t]
        flux_d = motor["L_d"] * d + motor["psi"]
        flux_q = motor["L_q"] * q
        torque.append(1.5 * pp * (q * flux_d - d * flux_q))
        losses.append(sum(motor["R"] * i**2 for i in i_abc[:, t]))
        if d * d + q * q > motor["i_max"] ** 2:
            over += 1
    mean = sum(torque) / len(torque)
    return {
        "torque": np.array(torque),
        "ripple": (max(torque) - min(torque)) / abs(mean),
        "loss": sum(losses) / len(losses),
        "overload": over / len(torque),
    }
