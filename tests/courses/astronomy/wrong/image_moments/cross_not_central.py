# xy is not reduced by the product of the centroid coordinates, xx and yy are
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    w_norm = w / w.sum()
    y, x = np.indices(image.shape)
    mx = np.einsum("ij,ij->", w_norm, x)
    my = np.einsum("ij,ij->", w_norm, y)
    xx = np.einsum("ij,ij->", w_norm, x**2) - mx**2
    yy = np.einsum("ij,ij->", w_norm, y**2) - my**2
    xy = np.einsum("ij,ij,ij->", w_norm, x, y)
    a = np.degrees(np.arctan2(2 * xy, xx - yy)) / 2
    return {"flux": w.sum(), "centroid": np.array([mx, my]), "moments": np.array([xx, yy, xy]), "angle": a}
