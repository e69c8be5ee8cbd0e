def section_properties(y, b, z, h):
    bank = z * np.clip(y, 0, h)
    T = b + bank + bank
    # the box of the top width, less the two triangles below the sloping sides
    A = T * y - bank * np.clip(y, 0, h)
    P = b + 2 * (np.clip(y, 0, h) * np.sqrt(z**2 + 1) + np.maximum(y - h, 0))
    return dict(D=A / T, R=A / P, T=T, P=P, A=A)
