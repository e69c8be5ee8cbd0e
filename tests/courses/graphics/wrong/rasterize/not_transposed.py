# the edges are the rows of the matrix instead of its columns
def rasterize(triangles, colors, height, width):
    image = np.zeros((height, width, 3))
    zbuffer = np.full((height, width), np.inf)
    for tri, col in zip(triangles, colors):
        x0 = max(int(np.floor(tri[:, 0].min())), 0)
        x1 = min(int(np.ceil(tri[:, 0].max())), width)
        y0 = max(int(np.floor(tri[:, 1].min())), 0)
        y1 = min(int(np.ceil(tri[:, 1].max())), height)
        a, b, c = tri[:, :2]
        T = np.array([b - a, c - a])
        Tinv = np.linalg.inv(T)
        for row in range(y0, y1):
            for column in range(x0, x1):
                p = np.array([column + 0.5, row + 0.5])
                v, w = Tinv @ (p - a)
                lam = np.array([1 - v - w, v, w])
                if lam.min() < 0:
                    continue
                depth = lam @ tri[:, 2]
                if depth < zbuffer[row, column]:
                    zbuffer[row, column] = depth
                    image[row, column] = lam @ col
    return image, zbuffer
