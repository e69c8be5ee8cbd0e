# put the radius under the root unsquared instead of dividing by the radius itself
def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    frequency = np.sqrt(G * gm / radius)
    angles = [np.copy(phi0)]
    velocity = 0 * phi0
    for slope in wave.T:
        last = angles[-1]
        restoring = frequency**2 * (last - last**3 / vanishing**2)
        damping = velocity * (2 * zeta * frequency + beta * np.abs(velocity))
        velocity = velocity + dt * (frequency**2 * slope - restoring - damping)
        alive = np.abs(last) < vanishing
        angles.append(last + alive * dt * velocity)
    angles = np.array(angles).T
    capsized = np.abs(angles[:, -1]) >= vanishing
    return angles, capsized
