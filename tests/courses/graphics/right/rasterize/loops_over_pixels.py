# what: loops over triangles and pixels, an edge function
def edge(ax, ay, bx, by, px, py):
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax)

def rasterize(triangles, colors, height, width):
    image = np.zeros((height, width, 3))
    zbuffer = np.ones((height, width)) * np.inf
    for t in range(len(triangles)):
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = triangles[t]
        area = edge(ax, ay, bx, by, cx, cy)
        for i in range(height):
            for j in range(width):
                px = j + 0.5
                py = i + 0.5
                w0 = edge(bx, by, cx, cy, px, py) / area
                w1 = edge(cx, cy, ax, ay, px, py) / area
                w2 = edge(ax, ay, bx, by, px, py) / area
                if w0 >= 0 and w1 >= 0 and w2 >= 0:
                    z = w0 * az + w1 * bz + w2 * cz
                    if z < zbuffer[i, j]:
                        zbuffer[i, j] = z
                        image[i, j] = w0 * colors[t, 0] + w1 * colors[t, 1] + w2 * colors[t, 2]
    return image, zbuffer
