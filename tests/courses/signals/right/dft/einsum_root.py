def dft(x):
    n = x.shape[-1]
    root = np.exp(-2j * np.pi / n)
    powers = root ** (np.arange(n)[:, None] * np.arange(n)[None, :])
    return np.einsum("kt,ct->ck", powers, x)
