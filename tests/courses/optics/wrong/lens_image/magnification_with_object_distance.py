# the magnification is A + C s with the object distance instead of the image distance
def lens_image(radii, indices, gaps, s, h):
    M = system_matrix(radii, indices, gaps)
    (A, B), (C, D) = M
    num = A * s + B
    den = C * s + D
    pos = -num / den
    mag = A + C * s
    return dict(focal=-1 / C, back=-A / C, position=pos, height=mag * h, real=pos > 0)
