# Ad has an extra factor dt: I + dt A Psi, though Psi has it already
def discretize(A, B, dt, terms):
    eye = np.eye(A.shape[0])
    psi = np.zeros_like(eye)
    f = 1
    Apow = eye
    for q in range(terms):
        f *= q + 1
        psi += Apow * (dt ** (q + 1) / f)
        Apow = Apow @ A
    Ad = eye + A @ psi * dt
    Bd = psi @ B
    return Ad, Bd
